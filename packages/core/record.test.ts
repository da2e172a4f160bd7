import { expect, it } from "vitest";
import { isRecord } from "#core/record";

it.each([[{}], [{ a: 1 }]])("takes %j for one", (value) => {
	expect(isRecord(value)).toBe(true);
});

it.each([[null], [undefined], [[]], ["{}"], [1], [() => {}]])("takes %s for none", (value) => {
	expect(isRecord(value)).toBe(false);
});
