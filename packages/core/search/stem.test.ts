import { expect, it } from "vitest";
import { stemOf } from "#core/search/stem";

it("takes English endings from English letters alone", () => {
	expect(["invoices", "invoicing", "appointments"].map(stemOf)).toEqual(["invoic", "invoic", "appoint"]);
	expect(["termine2", "données", "заметки", "日历"].map(stemOf)).toEqual(["termine2", "données", "заметки", "日历"]);
});
