import type { Page } from "playwright-core";
import type { Stage } from "#scripts/lib/journeys/stage";

/** The page of a draft as it is pressed: its rows, and what the database holds of them. */

/** The stage, and the address of the product's website. */
export interface DraftWalk extends Stage {
	site: string;
}

/** The row of a field. */
export const row = (page: Page, field: string) => page.locator(`#field-${field}`);

/** Opens the form of a row. @returns its first field. */
export async function openForm(page: Page, field: string) {
	const details = row(page, field).locator("details.edit");
	if ((await details.getAttribute("open")) === null) await details.locator("summary").click();
	return details.locator("input:visible, textarea:visible, select:visible").first();
}

/** The stored tagline of the newest draft. */
export async function taglineOf({ served }: Stage): Promise<unknown> {
	const stored = await served.db
		.prepare("SELECT json_extract(profile, '$.fields.tagline.value') AS tagline FROM drafts ORDER BY created_at DESC")
		.first<{ tagline: string | null }>();
	return stored?.tagline;
}
