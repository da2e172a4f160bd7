import { expect, it } from "vitest";
import { nearestCategories } from "#core/search/nearest-categories";

const CATEGORIES = [
	{ name: "Scheduling", description: "Appointments, bookings and calendars." },
	{ name: "Invoicing", description: "Bills and payments of small firms." },
	{ name: "Mind maps", description: "Drawing what one thinks." },
];
const nearest = (text: string) => nearestCategories(text, CATEGORIES, 2).map(({ name }) => name);

it("knows a category by its name, by its description and misspelt", () => {
	expect(nearest("an app to book appointments")).toEqual(["Scheduling"]);
	expect(nearest("invoices for small calendars")).toEqual(["Invoicing", "Scheduling"]);
	expect(nearest("schedulling tool")).toEqual(["Scheduling"]);
	expect(nearest("mind")).toEqual(["Mind maps"]);
});

it("names none where nothing fits", () => {
	expect(nearest("zebra")).toEqual([]);
	expect(nearest("the best tool of all")).toEqual([]);
	expect(nearest("")).toEqual([]);
});
