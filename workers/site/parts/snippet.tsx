import type { FC } from "hono/jsx";

/** Text to copy; with `copy.js` it has a button for that. */
export const Snippet: FC<{ label: string; children: string }> = ({ label, children }) => (
	<figure>
		<figcaption>{label}</figcaption>
		<pre data-copy={label}>
			<code>{children}</code>
		</pre>
	</figure>
);
