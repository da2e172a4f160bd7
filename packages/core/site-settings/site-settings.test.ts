import { expect, it } from "vitest";
import {
	defaultText,
	GROUP_NAMES,
	isGuarded,
	isSettingName,
	namesOf,
	SETTING_NAMES,
} from "#core/site-settings/site-settings";

it("has each setting in one group", () => {
	const inGroups = GROUP_NAMES.flatMap(namesOf);
	expect(inGroups.toSorted()).toEqual(SETTING_NAMES.toSorted());
	expect(new Set(inGroups).size).toBe(inGroups.length);
});

it("knows its settings, and nothing that every object has", () => {
	expect(isSettingName("site_name")).toBe(true);
	for (const name of ["SITE_NAME", "toString", "constructor", ""]) expect(isSettingName(name)).toBe(false);
});

it("guards what moves money, lifts limits or opens doors", () => {
	expect(isGuarded(["site_name", "seller_name"])).toBe(true);
	for (const name of ["rate_limit_read", "mcp_allowed_origins"]) expect(isGuarded([name]), name).toBe(true);
	expect(isGuarded(["site_name", "paid_slots_per_week", "mail_from"])).toBe(false);
});

it("has examples for a seller on one's own machine alone", () => {
	expect([defaultText("seller_name", true), defaultText("seller_name", false)]).toEqual(["Example Seller Ltd", null]);
});
