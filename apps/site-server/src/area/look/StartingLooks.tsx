import {
  lookColor,
  lookFonts,
  startingLooks,
  type SiteLook,
  type ThemeLook,
} from '@frontage/site-model/look';
import { sayOfLook } from './look-texts';

/** Renders the looks to start from, each as a button with a picture of its colours. */
export function StartingLooks({ theme }: { theme: ThemeLook }) {
  const all = [
    { id: 'theme', name: sayOfLook('theme'), about: sayOfLook('themeAbout'), look: {} },
    ...startingLooks,
  ];
  return (
    <section aria-labelledby="start">
      <h2 id="start">{sayOfLook('start')}</h2>
      <p className="quiet hint">{sayOfLook('startHint')}</p>
      <ul className="look-starts">
        {all.map(({ id, name, about, look }) => (
          <li key={id}>
            <button
              name="do"
              value={`start@${id}`}
              aria-describedby={`start-${id}`}
              data-look-start={JSON.stringify(look)}
            >
              <Picture look={look} theme={theme} />
              <span>{name}</span>
            </button>
            <p className="hint quiet" id={`start-${id}`}>
              {about}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The corners of the button in a picture. */
const radii: Readonly<Record<string, number>> = { soft: 2, round: 6 };

/** A word on the ground, with a button, in light above dark. */
function Picture({ look, theme }: { look: SiteLook; theme: ThemeLook }) {
  const font = lookFonts.find(({ id }) => id === look['display-font']);
  const radius = radii[look.corners ?? 'soft'] ?? 0;
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" focusable="false">
      {(['light', 'dark'] as const).map((scheme, index) => {
        const color = (role: Parameters<typeof lookColor>[3]) =>
          lookColor(look, theme, scheme, role);
        const y = index * 32;
        return (
          <g key={scheme}>
            <rect y={y} width="96" height="32" fill={color('ground')} />
            <text
              x="10"
              y={y + 22}
              fontSize="18"
              fontWeight={look['display-weight'] === 'bold' ? 700 : 400}
              fontFamily={font?.fallback ?? 'serif'}
              fill={color('text')}
            >
              Aa
            </text>
            <rect x="42" y={y + 11} width="18" height="2" fill={color('text-quiet')} />
            <rect x="42" y={y + 17} width="12" height="2" fill={color('line-strong')} />
            <rect
              x="68"
              y={y + 10}
              width="18"
              height="12"
              rx={radius}
              fill={look['button-fill'] === 'outlined' ? 'none' : color('accent')}
              stroke={color('accent')}
            />
          </g>
        );
      })}
    </svg>
  );
}
