import type { Child } from "hono/jsx";
import { DAY_MS } from "#core/launches/week";
import { KEY_SIGNS_MS } from "#core/proofs/key";

/** Signed proofs of listings and weeks. */
export const proofs = {
	title: "Proofs",
	about: "Signed copies of what this directory states of a product or of a closed week, and how to check one.",
	lead: "What this directory states can be taken along: as a file that it has signed, and that anybody can check without asking it.",
	off: "This site signs no proofs yet: whoever runs it has not set them up.",
	what: "What a proof holds",
	ofListing:
		"Of a product: each fact with the website’s own words, the address of their page, when it was read, and a fingerprint of the text that it had then; or who stated the fact.",
	ofWeek:
		"Of a closed week: each launch with its rank, its award, all its votes, those that counted, and why the others did not.",
	where: (listing: Child, week: Child) => (
		<>
			Each product and each closed week links to its proof. The addresses are {listing} and {week}; with .json at the
			end they say the same for reading.
		</>
	),
	meansTitle: "What it proves, and what not",
	means:
		"That this directory stated exactly this at that time, and that nobody has changed it since. Not that a fact is true, nor that the website still says so: for that the pages can be looked at again.",
	check: "How to check one",
	checkHelp: "The command comes with our client. It needs the file and our keys, which can be saved as well:",
	checkLive: (option: Child) => (
		<>With {option} it reads every quoted page again and says which words still stand there.</>
	),
	checkJose: (address: Child) => <>Any library for JSON Web Signatures checks it too. Our keys are at {address}.</>,
	keys: "Keys",
	noKeys: "No key has been made yet: the first proof that somebody asks for makes one.",
	key: "Key",
	state: "State",
	since: "Signs from",
	states: {
		announced: "Announced",
		signing: "Signs now",
		retired: "Signs no more; what it signed holds",
		revoked: "Revoked; nothing that it signed holds",
	},
	revoked: (day: Child, reason: Child) => (
		<>
			On {day}: {reason}
		</>
	),
	/** On the pages that have one. */
	link: "Signed proof",
	linkWhat: "what this is",
	linkOf: (link: Child, what: Child) => (
		<>
			{link} of these facts, to keep or to check ({what})
		</>
	),
	linkOfWeek: (link: Child, what: Child) => (
		<>
			{link} of this result, to keep or to check ({what})
		</>
	),
	team: {
		lead: `Proofs are signed with keys that change every ${KEY_SIGNS_MS / DAY_MS} days by themselves. A new key is published a day before it signs.`,
		rotate: "Make the next key now",
		rotateHelp: "It is published at once and signs from tomorrow on. What earlier keys have signed holds.",
		isComing: "The next key is announced already.",
		revoke: "Revoke",
		revokeOne: (id: number) => `Revoke key ${id}`,
		revokeTitle: "Revoke a key",
		revokeHelp:
			"For a key whose private part somebody else may have. Everything that it has signed holds no more, also what people have saved, and it cannot be taken back.",
		reason: "Reason, shown to everybody",
		which: "Which key",
		none: "There is no key that could be revoked.",
		made: "Made",
		off: "Set SEALING_KEY to have proofs signed.",
	},
} as const;
