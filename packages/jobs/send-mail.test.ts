import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import sendMail from "#jobs/send-mail";
import { newestLocalMails } from "#store/local-mails";
import { makeWorld, NOW, ORIGIN, type World } from "#testing/world";
import { compose } from "#workers/compose";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const context = () => compose(env, ORIGIN, createExecutionContext()).jobContext(NOW);
const MAIL = { to: "ada@example.com", subject: "Hello", text: "One" };
const work = { subject: "test", payload: MAIL, cause: "outbox:1" };

it("sends one message for a row that runs twice", async () => {
	expect(await sendMail.run(work, context())).toBe("sent");
	expect(await sendMail.run(work, context())).toBe("sent");
	expect(await newestLocalMails(world.db, 5)).toMatchObject([MAIL]);
});
