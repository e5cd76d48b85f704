import { createVerify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { SignedRequest } from '../payment/payment.provider.js';

/** How old a request may be. */
const TOLERANCE_MS = 300_000;
const PATIENCE_MS = 5000;
const HEADERS = [
  'paypal-transmission-id',
  'paypal-transmission-time',
  'paypal-transmission-sig',
  'paypal-cert-url',
  'paypal-auth-algo',
] as const;

/** Proves that PayPal sent a request: by a certificate that is fetched from PayPal's own host and from nowhere else, whatever the request names. */
export class PayPalSignature {
  private readonly certificates = new Map<string, Promise<X509Certificate>>();

  /** @param certificateOrigin where PayPal's certificates lie @param webhookId PayPal's name for our endpoint: part of what is signed */
  constructor(
    private readonly certificateOrigin: string,
    private readonly webhookId: string,
  ) {}

  async isValid({ headers, body }: SignedRequest, now: Date): Promise<boolean> {
    const values = HEADERS.map((name) => headers[name]).filter((value) => typeof value === 'string');
    const [id, time, signature, address, algorithm] = values;
    if (id === undefined || time === undefined || signature === undefined || address === undefined || algorithm !== 'SHA256withRSA')
      return false;
    if (!(Math.abs(now.getTime() - Date.parse(time)) <= TOLERANCE_MS) || !this.isTrusted(address)) return false;
    const certificate = await this.certificate(address);
    if (now > new Date(certificate.validTo) || now < new Date(certificate.validFrom)) return false;
    const signed = `${id}|${time}|${this.webhookId}|${crc32(body)}`;
    return createVerify('RSA-SHA256').update(signed).verify(certificate.publicKey, signature, 'base64');
  }

  private isTrusted(address: string): boolean {
    return URL.canParse(address) && new URL(address).origin === this.certificateOrigin && new URL(address).username === '';
  }

  /** Fetched once; a failure is not kept. Nothing that leads elsewhere is followed. */
  private certificate(address: string): Promise<X509Certificate> {
    const known = this.certificates.get(address);
    if (known !== undefined) return known;
    const fetched = fetchCertificate(address);
    this.certificates.set(address, fetched);
    fetched.catch(() => this.certificates.delete(address));
    return fetched;
  }
}

const fetchCertificate = async (address: string): Promise<X509Certificate> => {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`PayPal’s certificate could not be fetched: ${response.status}`);
  return new X509Certificate(await response.text());
};
