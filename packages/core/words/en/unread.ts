import type { FailureOutcome } from "#core/web/page";

/** Why an address could not be read. @param status of the server's answer; null where there was none. */
export const unread: Readonly<Record<FailureOutcome, (status: number | null) => string>> = {
	blocked_by_robots: () => "Its robots.txt forbids it.",
	refused_address: () => "Its address is not public, so nobody else can open it either.",
	not_html: () => "It is no page of text that we could read.",
	http_error: (status) => {
		if (status === null) return "It redirects again and again.";
		return status >= 300 && status < 400 ? "It redirects to what is no address." : `The server answered ${status}.`;
	},
	timeout: () => "The server took too long to answer.",
	unreachable: () => "The server could not be reached.",
	too_large: () => "It is larger than what we read.",
	app_shell: () => "It is empty until its scripts have run, and what they show could not be read.",
	redirected_away: () => "It redirects to another website.",
};
