import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { FOUNDER_NAME_MAX } from "#core/limits";
import { setName, userById } from "#store/users";
import { unchanged } from "#usecases/commit";
import { line } from "#usecases/fields";

/** Says what a person is called, or that they do not say. */
export default defineAction({
	id: "set_name",
	actor: "person",
	rate: "write",
	input: z.strictObject({ name: line(FOUNDER_NAME_MAX) }),
	async handler({ name }, { actor: { userId }, db }) {
		const user = (await userById(db, userId)) ?? notFound("account");
		const said = name.trim() || null;
		if (user.name === said) return unchanged({ name: said });
		return record({ subject: `user:${userId}` }, { name: said }, [setName(db, userId, said)]);
	},
});
