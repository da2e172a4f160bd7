import type { FC } from "hono/jsx";
import { Notice } from "../form.tsx";
import { words } from "../words/words.ts";

const t = words.webhooks;

/** A secret, which is shown this once. */
export const Secret: FC<{ secret: string; isRotated?: boolean }> = ({ secret, isRotated = false }) => (
	<Notice kind="good">
		<p>
			<strong>{t.secretTitle}</strong>
		</p>
		<pre data-copy={t.secretName}>
			<code>{secret}</code>
		</pre>
		<p>
			{t.secretHelp(<a href="https://www.standardwebhooks.com">{t.standard}</a>)} {isRotated && t.rotatedHelp}
		</p>
	</Notice>
);
