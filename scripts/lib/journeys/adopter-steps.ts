import type { Page } from "playwright-core";
import { press, type Stage } from "#scripts/lib/journeys/stage";

/** Whoever deployed the directory, in a browser, at the pages of the site team. */
export interface AdopterWalk extends Stage {
	page: Page;
}

/** From the front page of the site team to one of its areas, by the names in its navigation alone. */
export async function goTo({ page, served }: AdopterWalk, group: string, area: string): Promise<void> {
	await page.goto(`${served.origin}/admin`);
	const navigation = page.getByRole("navigation", { name: "Site team" });
	await press(page, navigation.getByRole("link", { name: group, exact: true }));
	// A group of one area leads to it.
	const way = navigation.getByRole("link", { name: area, exact: true });
	if ((await way.count()) > 0 && (await way.first().getAttribute("aria-current")) !== "page") {
		await press(page, way.first());
	}
}

/** Presses a button by its name. */
export async function pressNamed(page: Page, name: string | RegExp): Promise<void> {
	await press(page, page.getByRole("main").getByRole("button", { name }).first());
}

/** Follows a link by its name. */
export async function follow(page: Page, name: string | RegExp): Promise<void> {
	await press(page, page.getByRole("main").getByRole("link", { name }).first());
}
