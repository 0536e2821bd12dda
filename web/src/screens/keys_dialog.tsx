import { t } from '../state/language.ts';
import { Dialog } from '../parts/dialog.tsx';
import { shortcuts } from './keyboard.ts';

export function KeysDialog() {
  return (
    <Dialog title={t('page.keys')} kind="middle">
      <dl class="keys">
        {shortcuts.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
