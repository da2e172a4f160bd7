/** Text as it may stand in an XML or HTML text or attribute; characters that XML cannot hold are left out. */
export function escapeXml(text: string): string {
	return text
		.toWellFormed()
		.replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "")
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;")
		.replaceAll("'", "&#39;");
}
