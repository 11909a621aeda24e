/** A link in a paragraph of its own. */
export function MailLink({ text, href }: { text: string; href: string }) {
  return (
    <p>
      <a href={href}>{text}</a>
    </p>
  );
}
