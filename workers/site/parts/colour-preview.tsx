import type { FC } from "hono/jsx";
import { accentShades, contrast, GROUNDS } from "#core/web/colour";
import { words } from "../words/words.ts";

const t = words.settings;

/** How links and buttons look in an accent, in both themes, with their contrasts. @param accent as `#2340a6`. @param onDark the dark theme's own. */
export const ColourPreview: FC<{ accent: string; onDark: string | null }> = ({ accent, onDark }) => {
	const { light, dark } = accentShades(accent, onDark);
	return (
		<figure class="colour-preview">
			<figcaption>{t.colours}</figcaption>
			<ul>
				<Theme label={t.light} ground={GROUNDS.light} accent={light.accent} on={light.on} />
				<Theme label={t.dark} ground={GROUNDS.dark} accent={dark.accent} on={dark.on} />
			</ul>
		</figure>
	);
};

/** @param ground the paper of the theme. @param on what stands on a button. */
const Theme: FC<{ label: string; ground: string; accent: string; on: string }> = ({ label, ground, accent, on }) => (
	<li>
		<svg viewBox="0 0 240 64" aria-hidden="true">
			<rect width="240" height="64" fill={ground} />
			<text x="16" y="38" fill={accent} font-size="16" text-decoration="underline">
				{t.sample}
			</text>
			<rect x="112" y="12" width="112" height="40" rx="4" fill={accent} />
			<text x="168" y="37" fill={on} font-size="16" text-anchor="middle">
				{t.button}
			</text>
		</svg>
		<span class="muted">
			{label}: {t.contrast(Math.min(contrast(accent, ground), contrast(accent, on)).toFixed(1))}
		</span>
	</li>
);
