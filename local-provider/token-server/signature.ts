const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' };

/** More than such a text has, in characters. */
const SEALED_LENGTH = 500;

const utf8 = (text: string) => new TextEncoder().encode(text);

function base64url(bytes: Uint8Array): string {
  const encoded = btoa(String.fromCharCode(...bytes));
  return encoded.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Signs texts with HMAC SHA-256. */
export class Signer {
  readonly #key: ReturnType<typeof crypto.subtle.importKey>;

  constructor(secret: string) {
    this.#key = crypto.subtle.importKey('raw', utf8(secret), ALGORITHM, false, ['sign']);
  }

  async sign(text: string): Promise<string> {
    return base64url(new Uint8Array(await crypto.subtle.sign('HMAC', await this.#key, utf8(text))));
  }

  /** A JSON Web Token. */
  async token(claims: object): Promise<string> {
    const parts = [{ alg: 'HS256', typ: 'JWT' }, claims];
    const content = parts.map((part) => base64url(utf8(JSON.stringify(part)))).join('.');
    return `${content}.${await this.sign(content)}`;
  }

  /** Words of which this server can see later that it wrote them. */
  async seal(words: readonly (string | number)[]): Promise<string> {
    const content = words.join('.');
    return `${content}.${await this.sign(`sealed:${content}`)}`;
  }

  /** The words of such a text; undefined for a text that this server did not write. */
  async open(sealed: unknown): Promise<readonly string[] | undefined> {
    if (typeof sealed !== 'string' || sealed.length > SEALED_LENGTH) return undefined;
    const words = sealed.split('.').slice(0, -1);
    // Signed once more, so that the time of the comparison tells nothing of the signature.
    const [expected, found] = await Promise.all(
      [await this.seal(words), sealed].map((text) => this.sign(text)),
    );
    return expected === found ? words : undefined;
  }
}
