/** Addresses in digits: browsers keep passkeys for names only. */
const IP_ADDRESS = /^[\d.]+$|^\[/;

/** Whether this page may ask its browser for passkeys. Not for use while a screen is drawn: a server has no browser. */
export const offersPasskeys = (): boolean =>
  window.isSecureContext && typeof window.PublicKeyCredential === 'function' && !IP_ADDRESS.test(window.location.hostname);
