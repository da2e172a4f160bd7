import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { MAILS } from "#mails/registry";
import { ROOT } from "#scripts/lib/wrangler";

it("has every mail in the table of docs/mail.md, and no other", async () => {
	const page = await readFile(`${ROOT}docs/mail.md`, "utf8");
	const table = /## What is told, and when[\s\S]*?(?=^## )/m.exec(page)?.[0] ?? "";
	const mails = [...table.matchAll(/^\| (`[^|]*)\|/gm)].flatMap(([, cell]) => cell?.match(/(?<=`)[a-z-]+(?=`)/g) ?? []);
	expect(mails.sort(), "a mail has a name there: who gets it, and once for each what").toEqual(
		[...MAILS.keys()].sort(),
	);
});
