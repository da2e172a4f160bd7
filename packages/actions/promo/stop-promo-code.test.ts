import { beforeEach, expect, it } from "vitest";
import stopPromoCode from "#actions/promo/stop-promo-code";
import type { Actor } from "#core/access/actor";
import { promoCode } from "#store/promo-codes";
import { auditLog, promoCodes } from "#store/schema/index";
import { performAs } from "#testing/act";
import { freshTeam } from "#testing/fresh-session";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
let team: Actor;
beforeEach(async () => {
	world = await makeWorld();
	team = await freshTeam(world.db);
	await world.db.insert(promoCodes).values({ code: "SPRING-20", percent: 20, note: "", createdAt: 1 });
});
const stop = (stopped: boolean, code = "spring-20") => performAs(team, stopPromoCode, { code, stopped }, NOW);
const stoppedAt = async () => (await promoCode(world.db, "SPRING-20"))?.stoppedAt;

it("stops a code and lets it be used again; once more is as once", async () => {
	await stop(true);
	await stop(true);
	expect(await stoppedAt()).toBe(NOW.getTime());
	await stop(false);
	expect(await stoppedAt()).toBeNull();
	expect((await world.db.select().from(auditLog)).map(({ detail }) => detail)).toMatchObject([
		{ before: '{"stopped":false}', after: '{"stopped":true}' },
		{ before: '{"stopped":true}', after: '{"stopped":false}' },
	]);
	await expect(stop(true, "nothing")).rejects.toMatchObject({ code: "not_found" });
});
