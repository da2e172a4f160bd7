import listAwards from "#operations/launches/list-awards";
import { ask } from "../ask.ts";
import type { PageContext } from "../site.ts";
import type { Award } from "./content.ts";

/** A listing wins at most once a week, and rarely launches again. */
const AWARDS_OF_A_LISTING = 100;

/** What a listing won in a week; null where it won nothing, or is no longer public. */
export async function awardOf(c: PageContext, week: string, slug: string): Promise<Award | null> {
	const { items } = await ask(c, listAwards, { query: { listing: slug, per_page: AWARDS_OF_A_LISTING } });
	return items.find((award) => award.week === week) ?? null;
}
