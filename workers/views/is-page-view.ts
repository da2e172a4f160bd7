import { isbot } from "isbot";

/** Longer ones are no browser's; it also bounds what the robots' expression looks at. */
const USER_AGENT_MAX = 512;

/** Whether a request is a browser that shows the page to somebody: no robot, no prefetching, no script. */
export function isPageView(request: Request): boolean {
	if (request.method !== "GET") return false;
	const { headers } = request;
	const userAgent = headers.get("User-Agent") ?? "";
	if (userAgent === "" || userAgent.length > USER_AGENT_MAX || isbot(userAgent)) return false;
	// Fetched ahead, or to show a preview: perhaps nobody ever looks. The last three are how older browsers say it.
	const purposes = ["Sec-Purpose", "Purpose", "X-Purpose", "X-Moz"].map((name) => headers.get(name) ?? "");
	if (purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose))) return false;
	const destination = headers.get("Sec-Fetch-Dest");
	return destination === null || destination === "document";
}
