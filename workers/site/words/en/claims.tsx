import type { Child } from "hono/jsx";
import { CLAIM_RECHECK_MS } from "#core/limits";
import { claimHosts } from "./claim-hosts.tsx";

/** Proving that a listing's website is one's own. */
export const claims = {
	hosts: claimHosts,
	title: (name: string) => `Claim ${name}`,
	heading: (name: Child) => <>Claim {name}</>,
	lead: (domain: Child) => (
		<>
			Show that you run {domain}, and you keep this listing from now on: its facts, pictures, updates and answers to
			reviews. It costs nothing. One of these ways is enough.
		</>
	),
	mine: (name: Child) => <>{name} is yours already. Prove its website once more, and it is shown as verified.</>,
	somebodyElses: (name: Child) => (
		<>
			Somebody else manages {name} at the moment. If you prove the website, they do not lose it at once: the site team
			hears both sides and decides.
		</>
	),
	begun: (ways: Child) => <>You have begun this: {ways}.</>,
	ways: "Ways to prove it",
	shortest: "Shortest for you",
	way: {
		email: {
			title: "By mail",
			short: "by mail",
			text: (domain: Child) => (
				<>We mail a link to an address at {domain}. Whoever reads that mailbox opens it and confirms.</>
			),
			button: "Mail the link",
		},
		meta: {
			title: "By a tag on the homepage",
			short: "by a tag on the homepage",
			text: (domain: Child) => (
				<>One line in the head of the homepage of {domain}. Nobody sees it, and you paste it once.</>
			),
			button: "Show me the tag",
		},
		file: {
			title: "By a file",
			short: "by a file",
			text: (domain: Child) => <>A small text file that {domain} serves. You download it here and upload it there.</>,
			button: "Give me the file",
		},
		dns: {
			title: "By a DNS record",
			short: "by a DNS record",
			text: (domain: Child) => <>A TXT record, added where {domain} is registered. The website stays as it is.</>,
			button: "Show me the record",
		},
	},
	address: (domain: string) => `Your address at ${domain}`,
	addressHelp: "It is used for this claim only, and shown to nobody.",
	noAddress: (domain: string) => `This address is not at ${domain}. Give one that is, or take another way.`,
	badAddress: "This is not an e-mail address. It looks like you@company.com.",
	tooManyMails: "This address was sent as much as it may be in a day. Links that were mailed before still work.",
	madeWith: (host: string) => `It looks as if it is made with ${host}.`,
	keptAt: (host: string) => `It looks as if its DNS is kept at ${host}.`,
	claims: {
		title: "Your claims",
		none: "No claims yet",
		noneHelp:
			"If a product of yours is listed here already, open its page and press “Claim this listing”. If it is not, submit it.",
		find: "Find your product",
		until: (day: string) => `Open until ${day}`,
		since: (day: string) => `Verified on ${day}`,
		states: {
			pending: "Waits for its proof",
			verified: "Verified",
			expired: "Ran out",
			disputed: "The site team decides",
			lapsed: "Proof is gone",
			refused: "Refused",
		},
	},
	one: {
		claims: "Your claims",
		publish: { meta: "Paste this tag", file: "Serve this file", dns: "Add this record", email: "Open the mail" },
		tag: "The tag",
		tagHelp: (homepage: Child) => (
			<>It belongs into the head of {homepage} as the server sends it. A tag that a script adds later is not seen.</>
		),
		fileAddress: "Address of the file",
		fileContent: "All that stands in it",
		download: "Download the file",
		fileHelp: "Served as plain text, with nothing else in it. A line break at its end does no harm.",
		type: "Type:",
		record: "Name",
		recordShort: "Name, where the form adds the domain by itself",
		value: "Value",
		recordHelp: "Any TTL will do; take the shortest. Records that are there already may stay.",
		mailed: (email: Child) => (
			<>A link is on its way to {email}. Open it there and confirm; this page needs nothing more.</>
		),
		mailHelp: "Nothing there? Look into the spam folder. Mailing it again replaces the link that was sent before.",
		mailAgain: "Mail it again",
		openMailbox: "Open the local mailbox",
		otherHosts: "Another host? Where it belongs there",
		whereAtHosts: "Where it belongs, by host",
		noFile: "This host serves no file of yours at this address. Take the tag or the DNS record.",
		check: "Have us look",
		checkHelp: {
			meta: "We read your homepage while you wait, which takes a few seconds.",
			file: "We ask for the file while you wait, which takes a few seconds.",
			dns: "We ask several resolvers while you wait. A new record is often seen within minutes, at some hosts after an hour.",
		},
		checkNow: "Check now",
		notYet: "Not found yet",
		lookedAt: (moment: Child) => <>Looked {moment} at</>,
		saw: "What we saw",
		oftenWrong: {
			meta: "Most often the site is not published yet, a cache still serves the old page, or the tag landed in the body.",
			file: "Most often the folder .well-known was left out when uploading, or the server answers with a page instead of the file.",
			dns: "Most often it takes a while longer, or the form has added the domain twice: the name must not end in it two times.",
		},
		openUntil: (day: string) => `This stays open until ${day}.`,
		same: "What you publish does not change when you come back.",
		another: "Prove it in another way",
		verified: (name: Child) => <>{name} is yours</>,
		verifiedText: (day: string) => `The proof was found on ${day}, and the listing is shown as verified.`,
		nextLook: (day: string) =>
			`We look again on ${day}. Leave the proof where it is: without it the listing is no longer shown as verified.`,
		goHome: "Go to its home",
		disputed: "The site team decides",
		disputedText: (name: Child) => (
			<>
				The proof holds, and {name} is managed by somebody else. Nobody loses a listing without being heard: the site
				team looks at both sides and decides. Until then nothing changes.
			</>
		),
		disputedNext:
			"You get a mail with what they decide, and why. What they should know, write in an answer to the mail that told you of this.",
		given: (day: string) => `The site team gave it to you on ${day}. They say:`,
		refused: "The site team has decided",
		refusedText: (name: Child, day: string) => (
			<>
				On {day} it decided that somebody else manages {name}. It says:
			</>
		),
		refusedNext: "If you see it otherwise, answer the mail that told you of it: a decision can be taken back.",
		expired: "This claim has run out",
		expiredText: "It was not proven in time. Nothing is lost: begin again, and you get a new proof.",
		lapsed: "The proof is gone",
		lapsedText: (name: Child) => (
			<>
				When we looked again, the proof was no longer there, and three days later neither. {name} stays yours, and is no
				longer shown as verified. Publish a new proof and it is again.
			</>
		),
		again: "Begin again",
	},
	welcome: {
		title: (name: Child) => <>{name} is yours now</>,
		text: "It is shown as verified from now on. What makes it better right away:",
		facts: "Read the facts and correct what is wrong",
		pictures: "Give it a logo and a cover",
		page: "See it as visitors do",
		share: "Tell your people about it",
		leave: `Leave the proof where it is: we look for it again every ${CLAIM_RECHECK_MS / 86_400_000} days.`,
	},
};
