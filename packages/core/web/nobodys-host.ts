/**
 * Whether a host is nobody's site, the shipped placeholders among them. `.test` is reserved as well, and left to tests of
 * this rule's own environment. Source: RFC 2606, sections 2 and 3; RFC 6761.
 */
export function isNobodys(host: string): boolean {
	const isAddress = host.startsWith("[") || /^[\d.]+$/.test(host);
	return isAddress || !host.includes(".") || /(^|\.)(example|invalid|localhost|example\.(com|net|org))$/.test(host);
}
