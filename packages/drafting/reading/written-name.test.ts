import { expect, it } from "vitest";
import { writtenName } from "#drafting/reading/written-name";

it.each([
	["Олена Ткачук", "створено Оленою Ткачук та Андрієм Мельником", "Оленою Ткачук"],
	["Андрій Мельник", "створено Оленою Ткачук та Андрієм Мельником", "Андрієм Мельником"],
	["Anna Nowak", "założona przez Annę Nowak", "Annę Nowak"],
	["Ana Ruiz", "founded by Ana Ruiz", "Ana Ruiz"],
	["Ана Руїс", "створено Аною Перес", null],
	["Ana Ruiz", "founded by Anne Ruizova", null],
	["Jan Novák", "founded by Jana Nováková", null],
])("finds %s in %s", (name, text, written) => {
	expect(writtenName(name, text)).toBe(written);
});
