import type { Child } from "hono/jsx";

/** The page behind the link at the end of a mail. */
export const mails = {
	title: "Mails that you get",
	sent: (kind: Child) => <>You get: {kind}.</>,
	notSent: (kind: Child) => <>You do not get: {kind}.</>,
	about: (product: Child) => <>updates of {product}</>,
	stopped: (kind: Child) => (
		<>
			<strong>Done.</strong> No more mails of this kind come to you: {kind}. Everything else stays as it was.
		</>
	),
	startedAgain: (kind: Child) => (
		<>
			<strong>Done.</strong> You get these mails again: {kind}.
		</>
	),
	stopProduct: "Stop mails about this product",
	stopKind: "Stop mails of this kind",
	undo: "Undo: send them again",
	stillFollowed: "You go on following it without mails.",
	notEnded: "Mails about signing in, your claims and your orders come regardless: they are about access and money.",
	choose: "Choose all your mails",
	/** The page of all kinds. */
	all: {
		title: "Mails",
		sentTo: (email: Child) => (
			<>They are sent to {email}. Each says at its end why it came, and has a link that ends its kind.</>
		),
		kinds: "Kinds of mail",
		save: "Save",
		saved: "Saved.",
		regardless: "Mails about signing in, your claims and your orders come regardless: they are about access and money.",
		perProduct: (following: Child) => <>Updates of one product alone you turn off under {following}.</>,
		following: "Following",
		bounced: (email: Child, since: Child) => (
			<>
				<strong>
					Mail to {email} fails since {since}.
				</strong>{" "}
				Its mailbox refuses it, so only sign-in links are still tried.
			</>
		),
		complained: (email: Child, since: Child) => (
			<>
				<strong>
					A mail to {email} was called spam on {since}.
				</strong>{" "}
				Since then only mail about money and access is sent.
			</>
		),
		theyWrote: "The mail provider says:",
		again: "Send me mail again",
	},
};
