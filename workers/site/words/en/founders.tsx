import { counted } from "../format.ts";

/** People behind products. */
export const founders = {
	founders: "Founders",
	about: "The people behind the products of the directory.",
	aboutOne: (name: string, title: string | null, companies: string) =>
		`${name}, ${title ?? "founder"} of ${companies}.`,
	facts: "Facts",
	country: "Country",
	elsewhere: "Elsewhere",
	products: (count: number) => (count === 1 ? "Product" : "Products"),
	listings: (count: number) => counted(count, "product"),
	founder: "Founder",
	storyOf: (name: string) => `The story of ${name}`,
	interview: "Interview",
	name: "Name",
	search: "Search",
	searchByName: "Search by name",
	filters: "Filters in use",
	remove: "(remove)",
	nobody: "Nobody found",
	nobodyWhy: "Nobody of that name has a live listing here. Try another spelling, or leave out the country.",
	all: "Show all founders",
	noneYet: "No founder is listed yet",
	noneYetHow: "Founders come with their products: each has a page, with an interview.",
};
