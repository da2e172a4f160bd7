import { expect, it } from "vitest";
import { isBesideTitle, isYetToCome } from "#drafting/context/yet-to-come";
import { readPage } from "#testing/pages";

const page = (main: string) => readPage(`<html><body><main>${main}</main></body></html>`);
const soonOn = async (main: string, words: string) => {
	const read = await page(main);
	const block = read.blocks.find(({ start, end }) => read.text.slice(start, end) === words);
	if (!block) throw new Error(`"${words}" is no block.`);
	return { isSoon: isYetToCome([read], read, block), isBeside: isBesideTitle(read, block) };
};

it("takes a badge beside the main heading and a call to wait, unless there is something to sign in to", async () => {
	expect(await soonOn("<p>Coming soon</p><h1>Lamps</h1>", "Coming soon")).toEqual({ isSoon: true, isBeside: true });
	const far = "<h1>Lamps</h1><p>a</p><p>b</p><p>c</p><p>d</p>";
	expect(await soonOn(`${far}<p>Coming soon</p>`, "Coming soon")).toEqual({ isSoon: false, isBeside: false });
	expect(await soonOn(`${far}<p>Join the waitlist</p>`, "Join the waitlist")).toEqual({
		isSoon: true,
		isBeside: false,
	});
	const there = `${far}<a href="/in">Log in</a><p>Join the waitlist</p>`;
	expect((await soonOn(there, "Join the waitlist")).isSoon).toBe(false);
	expect((await soonOn("<h1>Lamps</h1><ul><li>Coming soon</li></ul>", "Coming soon")).isSoon).toBe(false);
});
