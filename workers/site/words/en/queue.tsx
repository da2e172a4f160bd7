import type { Child } from "hono/jsx";
import { counted, number, span } from "../format.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The site team's work queue. */
export const queue = {
	title: "Work queue",
	keys: "Oldest first. J and K move, Enter opens, R refuses.",
	tabs: {
		all: "All",
		facts: "Facts",
		claims: "Claims",
		money: "Money",
		votes: "Votes",
		reviews: "Reviews",
		orders: "Orders",
		jobs: "Jobs",
		mails: "Mails",
	},
	count: (count: number, most: number) => (count > most ? `${number(most)}+` : number(count)),
	doneToday: (count: number) => <>Done today {number(count)}</>,
	empty: "Nothing waits for you",
	emptyHelp: "Reports, claims, reviews, votes, payments and failed jobs that need a decision come up here.",
	emptyTab: "Nothing of this kind waits.",
	more: "There is more behind these. Decide some of them, and it comes up.",
	list: "What waits",
	waits: (since: number) => {
		if (since >= DAY) return `${number(Math.floor(since / DAY))} d`;
		return since >= HOUR
			? `${number(Math.floor(since / HOUR))} h`
			: `${number(Math.max(1, Math.floor(since / MINUTE)))} min`;
	},
	waiting: (kind: string, since: number) => {
		const [size, word] = since >= DAY ? [DAY, "day"] : since >= HOUR ? [HOUR, "hour"] : [MINUTE, "minute"];
		return `${kind}, waiting ${counted(Math.max(1, Math.floor(since / size)), word)}`;
	},
	place: (place: number, of: number) => `Work queue, ${number(place)} of ${number(of)}`,
	gone: "That was decided already.",
	goneNext: "That was decided already. Below is what waits next.",
	seeDecided: "See what was decided",
	notUsed: "What you typed was not used:",
	listedOn: (day: Child) => <>listed {day}</>,
	notListed: "not launched yet",
	proved: "owner proved the domain",
	unproved: "nobody has proved the domain",
	deleted: "a listing that is gone",
	openOrder: "Open the order",
	ownReason: "Reason, for the log",
	note: "What was done about it, for the log",
	done: "It is done",
	fact: {
		kind: "Reported fact",
		title: (name: string, field: string) => `${name}: ${field}`,
		question: (said: string) => `Is “${said}” right?`,
		blank: (field: string) => `Is it right that nobody states: ${field}?`,
		report: (reason: string, words: string) => (words === "" ? reason : `“${words}”`),
		before: "Before",
		reports: "Reports",
		noneBefore: "No earlier report about this product",
		someBefore: (count: number) => `${counted(count, "earlier report")} about this product`,
		byFirst: "Their first report",
		by: (count: number, upheld: number) =>
			`Somebody with ${counted(count, "earlier report")}, ${number(upheld)} upheld`,
		together: (count: number) => `${counted(count, "report")} of the same fact, answered together`,
	},
	claim: {
		kind: "Claim disputed",
		title: (name: string) => `${name} is claimed by two people`,
		about: (method: string) => `Proven ${method}, and somebody manages it already`,
	},
	review: {
		reported: "Review reported",
		held: "Review held",
		title: (name: string, stars: number) => `${name}, ${counted(stars, "star")}`,
		/** The reason stands inside of sentences elsewhere. */
		about: (why: string) => why.charAt(0).toUpperCase() + why.slice(1),
		question: (name: string) => `Does this review of ${name} stand?`,
		reason: "Reason, for its writer",
		reasonHelp: "Needed where it is not published.",
		publish: { published: "Keep it", other: "Publish it" },
		reject: { published: "Take it down", other: "Do not publish it" },
	},
	burst: {
		kind: "Votes held back",
		votes: (votes: number, most: number) => (votes > most ? `${number(most)}+ votes` : counted(votes, "vote")),
		title: (name: string, votes: string, within: number) => `${name}, ${votes} in ${span(within / MINUTE)}`,
		question: (votes: number, name: Child) => (
			<>
				Do these {counted(votes, "vote")} for {name} count?
			</>
		),
	},
	job: {
		kind: "Job failed for good",
		mail: "Mail that was not sent",
		title: (job: string, subject: string) => (subject === "" || subject === "all" ? job : `${job}: ${subject}`),
		error: "Why it failed",
		failed: "Given up",
		begun: "What it was about",
		again: "Run it again",
		sendAgain: "Send it again",
		drop: "Let it be",
		question: (job: string) => `Shall this be tried again: ${job}?`,
		reason: "Reason, for the log",
		reasonHelp: "Needed to let it be.",
	},
	money: {
		order: (order: string) => `Order ${order}`,
		facts: {
			order: "Order",
			total: "Total",
			status: "Status",
			paid: "Paid",
			buyer: "Buyer",
			country: "Country",
			vat: "VAT",
			vatNumber: "VAT number",
			payment: "Payment",
			line: "Line",
			amount: "Amount",
			why: "Why",
		},
	},
	/** What each kind of task is, what it says in the list, and what to do. */
	tasks: {
		refund_second_payment: {
			kind: "Paid twice",
			about: "A second payment came for an order that was paid",
			what: "Give the second payment back at the payment provider; the first one stands.",
		},
		payment_mismatch: {
			kind: "Payment does not match",
			about: "Amount or currency differ from the order",
			what: "Compare the payment with the order at the payment provider. Give it back, or ask the buyer.",
		},
		partial_refund: {
			kind: "Refunded in part",
			about: "Part of the money went back; nothing was taken back here",
			what: "Decide what the buyer keeps, and write to them. A credit note was made for the part.",
		},
		refund_failed: {
			kind: "Refund failed",
			about: "The provider could not give the money back",
			what: "Look at the payment provider why, and give the money back another way.",
		},
		refund_refused: {
			kind: "Refund refused",
			about: "The provider refuses to give the money back",
			what: "Look at the payment provider why, and give the money back another way.",
		},
		refund_asked: {
			kind: "Refund asked",
			about: "The buyer wants the money back",
			what: "Give it back, or say why not, on the page of the order.",
		},
		check_vat_number: {
			kind: "VAT number",
			about: "The register did not answer; the order waits",
			what: "Look the number up in the register by hand. Where it is valid, give the VAT back.",
		},
		refund_vat: {
			kind: "VAT to give back",
			about: "The number is valid after all; VAT was charged",
			what: "Give the VAT back at the payment provider.",
		},
		state_vat: {
			kind: "VAT to be stated",
			about: "Nobody told the exchange rate in time",
			what: "State the VAT in the seller’s currency, by the rate of that day.",
		},
		week_replaced: {
			kind: "Another week",
			about: "The week that was ordered was full; the next one was taken",
			what: "Write to the buyer; move the listing where they want another week.",
		},
		undeliverable_line: {
			kind: "Cannot be delivered",
			about: "A line of a paid order could not be delivered as ordered",
			what: "Write to the buyer: deliver it another way, or give the money back.",
		},
		ask_for_categories: {
			kind: "Categories to choose",
			about: "Extra categories were bought, and none was named",
			what: "Ask the buyer which categories they want, and add them.",
		},
		stop_work: {
			kind: "Work to be stopped",
			about: "The money went back for work that was on the list",
			what: "Stop the work, and take back what of it can be seen.",
		},
		reverse_by_hand: {
			kind: "To be taken back by hand",
			about: "The money went back; what it bought has changed since",
			what: "Look at the listing, and take back what was bought.",
		},
		relaunch_withdrawn: {
			kind: "Relaunch taken back",
			about: "The money for a relaunch went back",
			what: "Look whether the week’s list is right without it.",
		},
		done_for_you: {
			kind: "Done for you",
			about: "Somebody bought that the team writes the profile",
			what: "Write the profile with the buyer, then call it done: the order’s line is delivered by that.",
		},
		ai_review: {
			kind: "AI review",
			about: "Somebody bought a review of their page",
			what: "Write it and send it to the buyer, then call it done: the order’s line is delivered by that.",
		},
		trophy_cabinet: {
			kind: "Trophy cabinet",
			about: "Somebody bought a trophy",
			what: "Have it made and sent, then call it done: the order’s line is delivered by that.",
		},
	} as Readonly<Record<string, { kind: string; about: string; what: string }>>,
	/** A product that the team delivers, and of which there are no words of its own. */
	work: (product: string) => ({
		kind: product,
		about: "Bought, and to be done by the team",
		what: "Do what was bought, then call it done: the order’s line is delivered by that.",
	}),
};
