import { is } from "drizzle-orm";
import { getTableConfig, SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";
import { INVITE_SENT } from "#store/draft-invites";
import { CLAIM_TAKEN } from "#store/idempotency";
import { PROFILE_TAKEN } from "#store/listing-founders";
import { DOMAIN_TAKEN } from "#store/listings";
import { EVENT_KNOWN } from "#store/payment-events";
import * as schema from "#store/schema/index";

/** Every UNIQUE constraint, UNIQUE index and primary key of the schema, as `guardOf` names it. */
function enforced(): string[] {
	const tables = Object.values(schema).filter((value) => is(value, SQLiteTable));
	return tables.flatMap((table) => {
		const { name, columns, indexes, primaryKeys } = getTableConfig(table);
		const keys = [
			...columns.filter((column) => column.isUnique || column.primary).map((column) => [column]),
			...indexes.filter((index) => index.config.unique).map((index) => index.config.columns),
			...primaryKeys.map((key) => key.columns),
		];
		return keys.map((key) => {
			const names = key.map((column) => (is(column, SQLiteColumn) ? `${name}.${column.name}` : "an expression"));
			return `unique:${names.join(",")}`;
		});
	});
}

it("knows every UNIQUE constraint that repositories name", () => {
	for (const name of [CLAIM_TAKEN, DOMAIN_TAKEN, EVENT_KNOWN, INVITE_SENT, PROFILE_TAKEN]) {
		expect(enforced()).toContain(name);
	}
});
