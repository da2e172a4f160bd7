import type { FC } from "hono/jsx";
import type { PersonCheck } from "#core/ports/identity";
import { words } from "../words/words.ts";

/**
 * Asks inside a form whether a person is there. The page names the widget's origin in `widgetOrigins`. The words stand
 * there for everybody: a browser that blocks the script has scripts, and `noscript` would tell it nothing.
 */
export const PersonWidget: FC<{ check: PersonCheck; labels: readonly string[] }> = ({ check: { widget }, labels }) => (
	<>
		<div class={widget.className} {...widget.data} />
		<script src={widget.script} async defer />
		<p class="muted">{words.signIn.personCheck(labels)}</p>
	</>
);
