import { CSPProvider } from '@base-ui/react/csp-provider';
import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { Cross } from '../icons.tsx';
import { takeToasts, useWaitingToasts } from './toasts.tsx';

const manager = Toast.createToastManager();

export default function Toaster() {
  return (
    <CSPProvider disableStyleElements>
      <Toast.Provider toastManager={manager} timeout={8000}>
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

/** Hands over what was said before this was loaded, and since. */
function Deliveries() {
  const waiting = useWaitingToasts();
  useEffect(() => {
    if (waiting.length === 0) return;
    takeToasts();
    for (const { title, description, tone } of waiting) {
      manager.add({ title, description, type: tone, priority: tone === 'destructive' ? 'high' : 'low' });
    }
  }, [waiting]);
  return null;
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="toast" swipeDirection={['right', 'down']}>
      <Toast.Content className="toast-content">
        <Toast.Title className="toast-title" />
        <Toast.Description className="toast-description" />
        <Toast.Close className="toast-close" aria-label="Close">
          <Cross />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
