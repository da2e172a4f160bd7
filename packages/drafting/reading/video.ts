/** Whether an address leads to one video on a video host or to a video file. */
export function isVideoAddress(address: string): boolean {
	if (!URL.canParse(address)) return false;
	const { hostname, pathname, searchParams } = new URL(address);
	const host = hostname.replace(/^(?:www|m|player|fast)\./, "");
	if (host === "youtu.be") return pathname.length > 5;
	if (host === "youtube.com" || host === "youtube-nocookie.com") {
		return /^\/(?:embed|v|shorts|live)\/[\w-]{6,}/.test(pathname) || (pathname === "/watch" && searchParams.has("v"));
	}
	if (host === "vimeo.com") return /^\/(?:video\/)?\d{5,}/.test(pathname);
	if (host === "loom.com") return /^\/(?:share|embed)\/\w+/.test(pathname);
	if (/(?:^|\.)wistia\.(?:com|net)$/.test(host)) return /^\/(?:medias|embed\/iframe)\/\w+/.test(pathname);
	return /\.(?:mp4|webm|mov|m4v)$/i.test(pathname);
}
