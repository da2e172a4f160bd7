/**
 * Whether a code may be sent there: https, http on this computer (the provider checks which hosts), or the private scheme of
 * a native app, which begins with a domain name of its maker turned round. Clients may register others beside these.
 * Source: RFC 8252, sections 7.1 to 7.3.
 */
export function mayReceiveCode(redirectUri: string): boolean {
	const { protocol } = new URL(redirectUri);
	return protocol === "https:" || protocol === "http:" || isPrivateScheme(protocol);
}

/** `com.example.app:`. */
export function isPrivateScheme(protocol: string): boolean {
	return /^[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+:$/.test(protocol);
}
