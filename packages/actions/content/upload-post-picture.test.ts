import { exports } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import editPost from "#actions/content/edit-post";
import putBackPost from "#actions/content/put-back-post";
import uploadPostPicture from "#actions/content/upload-post-picture";
import writePost from "#actions/content/write-post";
import { DAY_MS } from "#core/launches/week";
import { pictureByHash } from "#store/pictures";
import { performAs, personActor, teamActor } from "#testing/act";
import { encoded } from "#testing/picture-files";
import { makeWorld, NOW, ORIGIN, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const team = teamActor();
const TEXTS = { slug: "weeks", title: "Weeks", summary: "How.", author: "The team", faqs: [] };
const upload = (bytes = encoded("webp"), alt = "A chart of weeks") =>
	performAs(team, uploadPostPicture, { bytes, alt }, NOW);
const write = (body: string) => performAs(team, writePost, { ...TEXTS, body, publishedAt: null }, NOW);
const edit = (version: number, body: string, publishedAt: number | null = null) =>
	performAs(team, editPost, { ...TEXTS, body, publishedAt, post_id: 1, version }, NOW);
const served = async (hash: string) => (await exports.default.fetch(new Request(`${ORIGIN}/pictures/${hash}`))).status;
const later = new Date(NOW.getTime() + DAY_MS + 1);

it("keeps a picture that no post names for a day", async () => {
	const { hash, markdown } = await upload();
	expect(markdown).toBe(`![A chart of weeks](/pictures/${hash})`);
	expect(await world.cron(later)).toContain("forget-pictures: forgot 1");
	expect(await pictureByHash(world.db, hash)).toBeNull();
	await expect(write(markdown)).rejects.toMatchObject({
		errors: [{ pointer: "/body", message: expect.stringContaining("upload it again") }],
	});
});

it("keeps for good what a version of a post has, so that it can be put back", async () => {
	const { hash, markdown } = await upload();
	await write(markdown);
	await edit(1, "Without.");
	expect(await world.cron(later)).not.toContainEqual(expect.stringContaining("forget-pictures"));
	await performAs(team, putBackPost, { post_id: 1, version: 2, to: 1 }, NOW);
	expect(await pictureByHash(world.db, hash)).toMatchObject({ unusedSince: null });
});

it("shows a picture to everybody once a post that has it is published, and not before its day", async () => {
	const { hash, markdown } = await upload();
	await write(markdown);
	expect(await served(hash)).toBe(404);
	await edit(1, markdown, Date.now() + DAY_MS);
	expect(await served(hash)).toBe(404);
	await edit(2, markdown, Date.now() - 1000);
	expect(await served(hash)).toBe(200);
});

it("refuses by name what nobody would see", async () => {
	const { hash } = await upload();
	const refused = {
		"![x](https://far.example/a.png)": "would not be shown",
		[`![](/pictures/${hash})`]: "needs words",
		[`![x](/pictures/${"f".repeat(64)})`]: "not here any more",
	};
	for (const [body, message] of Object.entries(refused)) {
		await expect(write(body), body).rejects.toMatchObject({
			errors: [{ pointer: "/body", message: expect.stringContaining(message) }],
		});
	}
	await expect(upload(encoded("webp"), " ")).rejects.toMatchObject({ errors: [{ pointer: "/alt" }] });
	await expect(upload(new Uint8Array([1, 2]))).rejects.toMatchObject({ errors: [{ pointer: "/bytes" }] });
});

it("is for the site team", async () => {
	const input = { bytes: encoded("webp"), alt: "A chart" };
	await expect(performAs(personActor(1), uploadPostPicture, input)).rejects.toMatchObject({ code: "not_found" });
});
