import { CartIndicator, HostProvider } from '@frontage/react-blocks/react';

export function Shop() {
  return (
    <HostProvider report={({ code, cause }) => console.warn(code, cause)}>
      <CartIndicator />
    </HostProvider>
  );
}
