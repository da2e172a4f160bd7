import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { demoLaunches } from "#scripts/demo/index";
import { demoPictures, PICTURE_SIDES, PICTURES_FOLDER, pictureStatements } from "#scripts/demo/pictures";

const BYTES_MAX = { logo: 2048, cover: 6144 };
const launches = demoLaunches(new Date("2026-11-20T15:00:00.000Z"));

it("has a drawing for every picture that a website shows, and no other", async () => {
	const wanted = (await demoPictures(launches)).map(({ launch, kind }) => `${launch.slug}-${kind}.svg`);
	expect(await readdir(PICTURES_FOLDER)).toEqual(wanted.toSorted());
	expect(new Set(wanted).size).toBeGreaterThan(launches.length);
});

it("draws small flat shapes on a ground of their own, without letters, scripts or anything from elsewhere", async () => {
	const pictures = await demoPictures(launches);
	for (const { launch, kind, bytes } of pictures) {
		const svg = await readFile(`${PICTURES_FOLDER}/${launch.slug}-${kind}.svg`, "utf8");
		expect(bytes.length, svg.slice(0, 200)).toBeLessThanOrEqual(BYTES_MAX[kind]);
		const { width, height } = PICTURE_SIDES[kind];
		const [, w, h] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
		expect(Number(w) / Number(h), launch.slug).toBeCloseTo(width / height, 5);
		expect(svg, launch.slug).toContain(`width="${width}" height="${height}"`);
		expect(svg, launch.slug).not.toMatch(
			/<(?:text|script|image|style|use|foreignObject|a)\b|href|\son\w+=|url\((?!#)/i,
		);
	}
	expect(pictures.filter(({ transparent }) => transparent).map(({ launch }) => launch.slug)).toEqual(["seedsmith"]);
});

it("keeps each drawing once, and names where it came from", async () => {
	const sql = pictureStatements(await demoPictures(launches)).join("\n");
	expect(sql).toContain("https://tidewell.example/cover.svg");
	const hashes = (await demoPictures(launches)).map(({ hash }) => hash);
	expect(new Set(hashes).size).toBe(hashes.length);
});
