import { type AdopterWalk, goTo } from "#scripts/lib/journeys/adopter-steps";
import { press, seeSoon, signInByMail } from "#scripts/lib/journeys/stage";

const REVIEW = "It has saved our workshop two evenings a week since the spring.";

/** Somebody new writes a review, which waits; the site team lets everybody read it. */
export async function approveReview(walk: AdopterWalk): Promise<void> {
	const { page, problems, served } = walk;
	const visitor = await walk.open();
	const address = `${served.origin}/listings/chirpwell`;
	await visitor.goto(`${served.origin}/sign-in`);
	await signInByMail(visitor, served, "grete@example.org");
	await visitor.goto(address);
	await visitor.getByRole("link", { name: "Write a review" }).click();
	await visitor.getByLabel("4 stars").check();
	await visitor.getByLabel("What should others know?").fill(REVIEW);
	await visitor.getByLabel("No", { exact: true }).check();
	await press(visitor, visitor.getByRole("button", { name: "Send the review" }));
	await goTo(walk, "Trust", "Reviews");
	problems.expect(await page.getByText(REVIEW).isVisible(), "the review does not wait for the site team");
	await walk.shoot(page, "adopter-review");
	const card = page.getByRole("article").filter({ hasText: REVIEW });
	await press(page, card.getByRole("button", { name: /^Publish/ }));
	problems.expect(await seeSoon(visitor, address, REVIEW), "the approved review is not shown");
	await visitor.context().close();
	walk.say("a review that waited is read by everybody");
}
