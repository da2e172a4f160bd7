import type { Child } from "hono/jsx";

/** Approved alternatives: the site team's page. */
export const alternativeTeam = {
	title: "Alternatives",
	lead: "Owners approve what could be used instead of their product. The site team approves a pair, or takes it out for good.",
	search: "Name or address of either product",
	state: "State",
	states: {
		approved: "Approved",
		declined: "Not wanted by the owner",
		taken_out: "Taken out by the site team",
	},
	pair: "Alternative",
	to: (other: Child, product: Child) => (
		<>
			{other} to {product}
		</>
	),
	name: (other: string, product: string) => `${other} to ${product}`,
	pairNumber: (id: number) => `Pair ${id}`,
	since: "Since",
	unknownSince: "Not known",
	by: "By",
	byTeam: "The site team",
	byOwner: "The owner",
	notLive: "Not shown: it is not live",
	none: "Nothing of this kind yet.",
	noneSuch: "There is no such pair.",
	reason: "Reason, which the owner reads",
	approve: "Approve",
	takeOut: "Take out",
	add: "Add an alternative",
	product: "Address of the product",
	other: "Address of what could be used instead",
	addressHint: "The address of its page here, or its last part.",
	unknown: "No product of this directory is at that address.",
};
