import { beforeEach, expect, it } from "vitest";
import { mintPost } from "#testing/launches";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("gives the whole text as Markdown, with its questions and answers", async () => {
	const faqs = [{ question: "Why?", answer: "Because." }];
	await mintPost(world.db, "weeks", {
		title: "Weeks",
		body: "# Weeks\n\n**Monday**",
		faqs,
		publishedAt: Date.UTC(2026, 0, 5),
	});
	const answer = await world.api("GET", "/blog/weeks");
	expect(answer.status).toBe(200);
	expect(answer.body).toMatchObject({
		slug: "weeks",
		title: "Weeks",
		body_markdown: "# Weeks\n\n**Monday**",
		faqs,
		published_at: "2026-01-05T00:00:00.000Z",
	});
});

it("does not find a post that is not there or not published yet", async () => {
	await mintPost(world.db, "tomorrow", { publishedAt: Date.now() + 86_400_000 });
	for (const slug of ["tomorrow", "nothing", "a".repeat(220)]) {
		expect((await world.api("GET", `/blog/${slug}`)).body).toMatchObject({ status: 404, code: "not_found" });
	}
	for (const slug of ["Weeks", "a".repeat(221)]) expect((await world.api("GET", `/blog/${slug}`)).status).toBe(400);
});
