import '@rendezvous/ui/tokens.css';
import '@rendezvous/ui/base.css';
import './start';
