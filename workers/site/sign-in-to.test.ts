import { expect, it } from "vitest";
import { parseIntent } from "#core/access/intent";
import { signInTo } from "./sign-in-to.ts";

it("carries what was pressed and where, whatever the address holds", () => {
	const intent = { act: "vote", listing: "acme" } as const;
	expect(signInTo(intent, "/")).toBe("/sign-in?do=vote%3Aacme&return_to=%2F");
	for (const place of [
		"/listings?q=a+b&page=2",
		"/listings?q=%26%20%22'&sort=votes#top",
		"/listings?q=ü&do=x&return_to=/y",
	]) {
		const { searchParams } = new URL(signInTo(intent, place), "https://launchweek.example");
		expect([...searchParams.keys()]).toEqual(["do", "return_to"]);
		expect(searchParams.get("return_to")).toBe(place);
		expect(parseIntent(searchParams.get("do"))).toEqual(intent);
	}
});
