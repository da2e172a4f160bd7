/**
 * The host by which the directory tells websites apart: lower case, without `www.`, with the port where it is not the
 * scheme's own.
 * @param text an address (`https://www.acme.example/pricing`) or a bare host.
 * @returns null when it names no host.
 */
export function domainOf(text: string): string | null {
	const trimmed = text.trim();
	const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`);
	if (url === null || url.hostname === "") return null;
	return url.host.replace(/^www\.(?=[^.]+\.)/, "").replace(/\.(?=$|:)/, "");
}
