import { expect, it } from "vitest";
import { inOrder } from "#drafting/reading/in-order";

it.each([
	["§ Inc. was founded by Ana Ruiz.", "§ was founded by Ana Ruiz."],
	["§ GmbH wurde 2019 gegründet.", "§ wurde 2019 gegründet."],
	["Gegründet wurde die Firma von Ana Ruiz.", "§ wurde gegründet von Ana Ruiz."],
	["Gegründet wurde die Stiftung von Ana Ruiz.", "Gegründet wurde die Stiftung von Ana Ruiz."],
	["§ Academy was founded by Ana Ruiz.", "§ Academy was founded by Ana Ruiz."],
])("tells %s", (text, told) => {
	expect(inOrder(text)).toBe(told);
});
