import type { FC } from "hono/jsx";
import { Notice } from "../form.tsx";
import { words } from "../words/words.ts";

const SAID: Readonly<Record<string, string>> = words.account.done;

/** What came of the form that leads here, where the page itself does not show it. @param done as `?done=` names it. */
export const Done: FC<{ done: string | undefined }> = ({ done = "" }) =>
	Object.hasOwn(SAID, done) ? <Notice kind="good">{SAID[done]}</Notice> : null;
