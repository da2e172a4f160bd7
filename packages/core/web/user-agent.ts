/** How the crawler introduces itself: its name, by which robots.txt knows it, and where it is explained. */
export function crawlerAgent({ crawlerName }: { crawlerName: string }, { bot }: { bot: string }): string {
	return `${crawlerName}/1.0 (+${bot})`;
}

/** The name in a user agent that robots.txt files know it by. Source: RFC 9309, section 2.2.1. */
export function productToken(userAgent: string): string {
	return userAgent.split("/")[0] ?? userAgent;
}
