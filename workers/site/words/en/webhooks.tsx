/** Events and the addresses that they are sent to. */
export const webhooks = {
	oldCursor: {
		title: "This cursor is of another time",
		detail:
			"Events are kept for 30 days, and those after this cursor are forgotten; or the directory was put back to an earlier time since. Read what you keep anew, then go on without a cursor.",
	},
} as const;
