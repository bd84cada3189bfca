import { CSPProvider } from '@base-ui/react/csp-provider';
import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { Cross } from '../icons.tsx';
import { type ToastMessage, takeToasts, useDismissals, useWaitingToasts } from './toasts.tsx';

export default function Toaster() {
  return (
    <CSPProvider disableStyleElements>
      <Toast.Provider timeout={8000}>
        <Toast.Portal>
          <Toast.Viewport className="toasts">
            <ToastList />
          </Toast.Viewport>
        </Toast.Portal>
        <Deliveries />
      </Toast.Provider>
    </CSPProvider>
  );
}

/** Takes over the toasts that were queued before this module was loaded, and all later ones. */
function Deliveries() {
  const waiting = useWaitingToasts();
  const dismissals = useDismissals();
  const { add, close } = Toast.useToastManager();
  // First what goes, then what comes: of one moment the new toast stays.
  useEffect(() => {
    if (dismissals > 0) close();
  }, [dismissals, close]);
  useEffect(() => {
    if (waiting.length === 0) return;
    takeToasts();
    for (const { title, description, tone, link } of waiting) {
      // No high priority: an urgent toast is hidden from assistive technology while its button takes the focus.
      add({ title, description, type: tone, data: { link } });
    }
  }, [waiting, add]);
  return null;
}

function ToastList() {
  const { toasts } = Toast.useToastManager<Pick<ToastMessage, 'link'>>();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="toast" swipeDirection={['right', 'down']}>
      <Toast.Content className="toast-content">
        <Toast.Title className="toast-title" render={<p />} />
        <Toast.Description className="toast-description" />
        {toast.data?.link && (
          <a className="toast-link" href={toast.data.link.href}>
            {toast.data.link.label}
          </a>
        )}
        <Toast.Close className="toast-close" aria-label="Close" aria-hidden={false}>
          <Cross />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
