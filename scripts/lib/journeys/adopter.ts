import { adminLinkStatements, signInAddress } from "#scripts/lib/admin-link";
import { editCategory, importProducts, writePost } from "#scripts/lib/journeys/adopter-fill";
import { makeItTheirs } from "#scripts/lib/journeys/adopter-looks";
import { refundOrder, setPrice } from "#scripts/lib/journeys/adopter-money";
import type { AdopterWalk } from "#scripts/lib/journeys/adopter-steps";
import { approveReview, discountBurst, hideListing } from "#scripts/lib/journeys/adopter-trust";
import { openDirectory } from "#scripts/lib/journeys/adopter-world";
import { type Journey, press, type Stage } from "#scripts/lib/journeys/stage";

/** The first hour of whoever deploys the directory: everything on pages found by their names, no SQL, no code. */

/** As `npm start` prints a link. */
async function signInAsTeam(stage: Stage): Promise<AdopterWalk> {
	const { db, origin } = stage.served;
	const { statements, token } = await adminLinkStatements("admin@example.com");
	await db.batch(statements.map((statement) => db.prepare(statement)));
	const page = await stage.open();
	await page.goto(signInAddress(origin, token));
	await press(page, page.getByRole("button", { name: /^Sign in/ }));
	const { pathname } = new URL(page.url());
	stage.problems.expect(pathname === "/admin", `the link of whoever deploys leads to ${pathname}`);
	return { ...stage, page };
}

export const adopterJourney: Journey = {
	name: "adopter",
	summary:
		"renames the directory, changes colours and logo, imports 1,000 products, edits a category, approves a review, hides a listing, sets a price, gives an order back, writes a post, decides about a burst of votes at once and sees the award change",
	async walk(stage) {
		const now = new Date();
		const honest = await openDirectory(stage.served, now);
		const walk = await signInAsTeam(stage);
		const begun = Date.now();
		await makeItTheirs(walk);
		await importProducts(walk);
		await editCategory(walk);
		await approveReview(walk);
		await hideListing(walk);
		await setPrice(walk);
		await refundOrder(walk, honest);
		await writePost(walk);
		await discountBurst(walk, now);
		stage.say(`the adopter's hour took ${Math.round((Date.now() - begun) / 1000)} s`);
	},
};
