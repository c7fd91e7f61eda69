/** The browser properties that the fingerprint uses; `navigator` provides them. */
export interface FingerprintSource {
  readonly userAgent: string;
  readonly language: string;
  readonly languages?: readonly string[];
  readonly platform?: string;
  readonly hardwareConcurrency?: number;
  readonly maxTouchPoints?: number;
}

/** Returns a 53-bit hash of a text as 14 hexadecimal digits: enough to distinguish browsers, not cryptographic. */
function hash(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(16).padStart(14, '0');
}

/** Returns a hash of browser properties without the screen resolution (CALL-11); `error` if there are none. */
export function clientFingerprint(source: () => FingerprintSource = () => navigator): string {
  try {
    const { userAgent, language, languages, platform, hardwareConcurrency, maxTouchPoints } = source();
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!userAgent) return 'error';
    return hash(
      JSON.stringify([userAgent, language, languages ?? [], platform, hardwareConcurrency, maxTouchPoints, zone]),
    );
  } catch {
    return 'error';
  }
}
