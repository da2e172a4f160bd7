import { counted, number } from "../format.ts";

/** Products in lists. */
export const rows = {
	paging: {
		pages: "Pages",
		previous: "Previous",
		next: "Next",
		page: (page: number) => `Page ${number(page)}`,
		behindLast: (page: number) => `There is no page ${number(page)}`,
		first: "To the first page",
	},
	paid: "Paid",
	featured: "Featured",
	featuredWhy: "Featured by the site team; nobody paid for that",
	paidWhy: "Highlighted because its owner paid for it",
	verified: "Verified",
	verifiedWhy: "Its owner has proved control of the domain",
	price: "Price",
	notStated: "not stated",
	won: (place: number, monday: string) => `Launch of the Week #${place}, week of ${monday}`,
	upcoming: "Upcoming",
	relaunched: "Launches again; its owner paid for the week (Paid)",
	ratingOutOf: "out of 5",
	genuineReviews: (count: number) => `${counted(count, "review")}, genuine ones only`,
	ofReviews: (count: number) => `(${number(count)})`,
};
