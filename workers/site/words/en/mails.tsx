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
};
